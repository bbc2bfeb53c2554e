/** Texts that one module of a library holds once, and still does when minified. */
const markers: Readonly<Record<string, RegExp>> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'react/jsx-runtime': /\.jsx=\w+,\w+\.jsxs=/g,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g,
  'react-dom/client': /rendererPackageName:"react-dom"/g,
  'react-router': /React Router caught the following error during render/g,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider/g,
  '@tanstack/query-core': /Missing queryFn: /g,
  '@ant-design/cssinjs': /"data-token-hash"/g,
}

/**
 * Every antd component registers its styles once, `genStyleHooks('Table', (token) => …)` or `['Modal', 'confirm']`; only
 * Row and Col do so under one name. Zod's classes are made by calls of the same form.
 */
const antdStyles = /\((?:"((?!Zod)[A-Z]\w*)"|\["([A-Z]\w*)","(\w+)"\]),(?:\w+|\([^()]*\))=>/g

/** The federated libraries whose code a script holds, antd by component; a library that is held twice is listed twice. */
export function findLibraries(script: string): string[] {
  const libraries = Object.entries(markers).flatMap(([name, marker]) =>
    Array.from(script.matchAll(marker), () => name),
  )
  const components = Array.from(script.matchAll(antdStyles), ([, whole, owner, part]) =>
    whole === undefined ? `antd ${owner} ${part}` : `antd ${whole}`,
  )
  return [...libraries, ...new Set(components)]
}
