import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildInventedRemote } from '../../testing/invented-remote.ts'

const remote = `export default { name: 'maps_team', routes: () => [{ path: 'maps-team', lazy: () => import('./screen.tsx') }] }`
const library = {
  'node_modules/a-map/package.json': `{ "name": "a-map", "version": "1.0.0", "main": "index.js", "sideEffects": false }`,
  'node_modules/a-map/index.js': `
    export { draw } from './draw.js'
    export { compile } from './compile.js'`,
  'node_modules/a-map/draw.js': `
    export const draw = (place, text) => {
      place.innerHTML = '<h2>' + text + '</h2>'
    }`,
  'node_modules/a-map/compile.js': `export const compile = (text) => new Function(text)`,
}
const screen = `
  import { draw } from 'a-map'
  export const Component = () => <div ref={(place) => draw(place, 'Map')} />`

async function build(files: Record<string, string>) {
  const built = await buildInventedRemote({ name: 'maps_team', files: { 'src/remote.ts': remote, ...files } })
  onTestFinished(built.remove)
  return built
}
const answeredBy = (answers: object) => ({
  'rsbuild.config.ts': `
    import { buildRemote } from '@console/remote-kit/build'
    import config from './remote.config.ts'
    export default buildRemote(config, { answers: ${JSON.stringify(answers)} })`,
})

test('a remote’s build names a library that assigns markup and what to do, but not code that was left out', async () => {
  const { log } = await build({ ...library, 'src/screen.tsx': screen })
  expect(log).toContain('a-map uses innerHTML (a-map/draw.js:3)')
  expect(log).toContain('the browser throws a TypeError as soon as the text holds “<”')
  expect(log).toContain('drawn by React')
  expect(log).not.toContain('new Function')
})

test('a documented exception silences the finding, and one for code that is gone is reported', async () => {
  const answers = { 'a-map': { innerHTML: 'Only titles of our own are drawn' } }
  const answered = await build({ ...library, 'src/screen.tsx': screen, ...answeredBy(answers) })
  expect(answered.log).not.toMatch(/a-map|warn/)
  const gone = await build({
    'src/screen.tsx': `export const Component = () => <h1>Maps</h1>`,
    ...answeredBy(answers),
  })
  expect(gone.log).toContain('a-map has no “innerHTML” any more: take the answer out of rsbuild.config.ts.')
})

test('a violation of the policy in a remote’s own code fails its build, with file and line', async () => {
  const files = {
    'src/screen.tsx': `
      import './screen.module.css'
      import { sum } from './sum.ts'
      export const Component = () => <h1 onClick={() => setTimeout('alert(1)', 1)}>{sum('1 + 1')}</h1>`,
    'src/sum.ts': `export const sum = (text: string) => eval(text)`,
    'src/screen.module.css': `
      @font-face { font-family: maps_team-Tiny; src: url(data:font/woff2;base64,d09GMg==) }`,
  }
  const said = await build(files).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(said).toContain('src/sum.ts uses eval (src/sum.ts:1)')
  expect(said).toContain('src/screen.tsx uses text as a timer (src/screen.tsx:4)')
  expect(said).toContain('src/screen.module.css uses inlined file (src/screen.module.css:2)')
})

test('WebAssembly fails the build of a remote, from any source, including a worker’s file', async () => {
  const files = {
    'src/screen.tsx': `
      export const Component = () => <h1 onClick={() => new Worker(new URL('./sum.worker.ts', import.meta.url))}>Sum</h1>`,
    'src/sum.worker.ts': `onmessage = async () => postMessage(await WebAssembly.instantiate(new Uint8Array()))`,
  }
  await expect(build(files)).rejects.toThrow(
    /src\/sum\.worker\.ts uses WebAssembly[\s\S]*the policy has no wasm-unsafe-eval/,
  )
  const imported = {
    'src/screen.tsx': `
      const address = new URL('a-map/sum.wasm', import.meta.url)
      export const Component = () => <h1>{address.href}</h1>`,
    ...library,
    'node_modules/a-map/sum.wasm': '\0asm',
  }
  await expect(build(imported)).rejects.toThrow(/a-map uses WebAssembly \(a-map\/sum\.wasm:1\)/)
})

test('small fonts, pictures and recordings become files instead of data URLs', async () => {
  const { distDir } = await build({
    'src/screen.tsx': `
      import picture from './tiny.png'
      import drawing from './tiny.svg'
      import recording from './tiny.mp3'
      import './screen.module.css'
      const table = new URL('./tiny.csv', import.meta.url)
      export const Component = () => <><img src={picture} /><img src={drawing} /><audio src={recording} />{table.href}</>`,
    'src/screen.module.css': `
      @font-face { font-family: maps_team-Tiny; src: url('./tiny.woff2') }
      .mark { mask-image: url('./mask.svg'); font-family: maps_team-Tiny }`,
    'src/tiny.png': 'png',
    'src/tiny.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/mask.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'src/tiny.mp3': 'mp3',
    'src/tiny.csv': 'a,b',
    'src/tiny.woff2': 'wOF2',
  })
  const files = globSync('**/*.*', { cwd: distDir })
  for (const name of ['tiny.png', 'tiny.svg', 'mask.svg', 'tiny.mp3', 'tiny.csv', 'tiny.woff2'])
    expect(
      files.filter((file) => file.includes(name.replace(/\.\w+$/, '.'))),
      name,
    ).toContainEqual(expect.stringMatching(new RegExp(`${name.replace(/.*\./, '')}$`)))
  const texts = files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => readFileSync(join(distDir, file), 'utf8'))
  expect(texts.join('\n')).not.toContain('data:')
})
