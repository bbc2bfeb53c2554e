/**
 * React looks once, when it starts, for the hook through which a remote's hot reload reaches it. A shell from source
 * brings the hook along; a built one gets this, the same that react-refresh puts there itself.
 */
export const refreshHook = `<script>
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}
</script>`
