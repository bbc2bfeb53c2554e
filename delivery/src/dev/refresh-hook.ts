/**
 * React looks once, when it starts, for the hook through which hot reload reaches it. The one that react-refresh makes
 * forgets the renderer, so the refresh runtimes of remotes, which come later, would not find it.
 */
export const buildRefreshHook = (nonce: string) => `<script nonce="${nonce}">
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
