import { expect, test } from 'vitest'
import { indexHtml, inventWorkspace } from '../../test/support/invented-workspace.ts'
import { renderDocument } from './document/render-document.ts'
import { openReleaseStore } from './release-store.ts'

async function publish() {
  const workspace = await inventWorkspace()
  const units = [
    await workspace.buildShell(),
    await workspace.buildRemote('commerce', {
      paths: ['/packages/', '/coupons/'],
      menu: [],
      screens: {},
      screenAssets: {
        '/packages/': { files: ['static/js/list.js'], shared: ['react', 'antd/es/table', 'antd/es/select'] },
      },
    }),
    await workspace.buildRemote('content'),
  ]
  const store = openReleaseStore(workspace.siteDir)
  return (await store.publish({ units, by: 'mina', reason: 'a test' })).release
}

const readBlock = (html: string) =>
  /<script type="application\/json" id="release-assets">(.*?)<\/script>/.exec(html)?.[1]

test('The document lists what each path needs, each file once, remotes’ scripts with their integrity', async () => {
  const release = await publish()
  const html = renderDocument(indexHtml, release)
  const map = JSON.parse(readBlock(html) ?? '')
  const [commerce, content] = release.remotes.map((remote) => `/remotes/${remote.name}/${remote.version}`)
  const shell = `/shell/${release.shell.version}`
  const toAddresses = (places: number[]) => places.map((place) => map.files[place][0])

  expect(toAddresses(map.signIn)).toEqual([`${shell}/static/js/sign-in.js`])
  expect(toAddresses(map.frame)).toEqual([`${shell}/static/js/frame.js`])
  expect(
    Object.fromEntries(Object.entries<number[]>(map.paths).map(([path, list]) => [path, toAddresses(list)])),
  ).toEqual({
    '/packages/': [
      `${commerce}/remoteEntry.js`,
      `${commerce}/static/js/list.js`,
      `${shell}/static/js/data.js`,
      `${shell}/static/js/picker.js`,
    ],
    '/coupons/': [`${commerce}/remoteEntry.js`],
    '/content/': [
      `${content}/remoteEntry.js`,
      `${content}/static/js/list.js`,
      `${shell}/static/js/data.js`,
      `${shell}/static/js/picker.js`,
    ],
  })
  for (const [address, integrity] of map.files) {
    expect(integrity).toBe(/\.(js|css)$/.test(address) ? release.files[address] : undefined)
  }
  const addresses = map.files.map(([address]: [string]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const ofShell = Object.keys(release.files).filter((address) => /^\/shell\/.*\.(js|css)$/.test(address))
  expect(ofShell).toHaveLength(7)
  expect(addresses).toEqual(expect.arrayContaining(ofShell))
})

test('The document lists the first API requests of each path and their permissions', async () => {
  const release = await publish()
  const [commerce] = release.remotes
  if (commerce === undefined) throw new Error('There is no remote')
  const html = renderDocument(indexHtml, {
    ...release,
    remotes: [
      {
        ...commerce,
        permissions: ['sales'],
        menu: [
          { title: 'Coupons', path: '/coupons/', icon: 'coupons', order: 1, permission: 'coupons.manage' },
        ],
        firstRequests: { '/packages/': 'packages', '/coupons/': 'coupons', '/coupons/:id/': 'coupons/:id' },
      },
    ],
  })
  expect(JSON.parse(readBlock(html) ?? '').requests).toEqual({
    '/packages/': ['packages', 'sales'],
    '/coupons/': ['coupons', 'sales', 'coupons.manage'],
    '/coupons/:id/': ['coupons/:id', 'sales', 'coupons.manage'],
  })
})

test('The document starts the boot requests before the first script, and points at the shell’s version', async () => {
  const release = await publish()
  const html = renderDocument(indexHtml, release)
  expect(html).not.toContain('__shell__')
  const toTag = (attribute: string, file: string) => {
    const address = `/shell/${release.shell.version}/${file}`
    return `${attribute}="${address}" integrity="${release.files[address]}" crossorigin`
  }
  const order = [
    '<meta charset="utf-8">',
    '<link rel="preload" as="fetch" crossorigin href="/config.json">',
    '<link rel="preload" as="fetch" crossorigin href="/releases/current.json">',
    'id="release-assets"',
    `<script ${toTag('src', 'static/js/boot.js')}>`,
    `<link rel="stylesheet" ${toTag('href', 'static/css/index.css')}>`,
    '</head>',
  ].map((text) => html.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('Refuses a document that loads files missing from the build', async () => {
  const release = await publish()
  const template = indexHtml.replace('boot.js', 'other.js')
  expect(() => renderDocument(template, release)).toThrow(
    'The shell’s index.html loads static/js/other.js, which its build does not hold. Build the shell again.',
  )
})

test('Nothing in a release can close the script block early', async () => {
  const release = await publish()
  const hostile = { ...release.shell, signIn: ['</script><script>alert(1)</script>', '<!--<script>'] }
  const html = renderDocument(indexHtml, { ...release, shell: hostile })
  expect(readBlock(html)).not.toContain('<')
  expect(JSON.parse(readBlock(html) ?? '').files[0][0]).toContain('</script><script>alert(1)</script>')
})

test('Inserts at the end of a head without any loading tag', async () => {
  const release = await publish()
  const html = renderDocument('<html><head><title>Console</title></head><body></body></html>', release)
  expect(html).toMatch(/<\/title><link .*<\/script><\/head><body>/)
})

test('The document names a component of antd that is alone in its file once a remote takes it', async () => {
  const release = await publish()
  const shell = `/shell/${release.shell.version}`
  const files = ['calendar', 'steps', 'tree'].map((name) => `static/js/async/antd/${name}.js`)
  const [calendar = '', steps = '', tree = ''] = files
  const taking = {
    ...release,
    shell: {
      ...release.shell,
      provided: {
        ...release.shell.provided,
        'antd/es/table': [calendar],
        'antd/es/steps': [steps],
        'antd/es/tree': [tree],
      },
    },
    remotes: release.remotes.map((remote) => ({ ...remote, shared: ['antd/es/table', 'antd/es/steps'] })),
    files: { ...release.files, ...Object.fromEntries(files.map((file) => [`${shell}/${file}`, 'sha384-x'])) },
  }
  const map = JSON.parse(readBlock(renderDocument(indexHtml, taking)) ?? '')
  const toAddresses = (places: number[]) => places.map((place) => map.files[place][0])
  const isAntd = (address: string) => address.includes('/async/antd/')
  // At once what the screen shows, and later what the remote loads later.
  expect(toAddresses(map.paths['/packages/']).filter(isAntd)).toEqual([`${shell}/${calendar}`])
  const named = map.files.map(([address]: [string]) => address)
  expect(named.filter(isAntd).sort()).toEqual([`${shell}/${calendar}`, `${shell}/${steps}`])
})
