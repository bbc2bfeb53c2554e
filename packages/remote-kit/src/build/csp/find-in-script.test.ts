import { expect, it } from 'vitest'
import { findInScript } from './find-in-script.ts'

const find = (source: string) =>
  findInScript('a.tsx', source).map(({ name, isCertain }) => `${name}${isCertain ? '' : '?'}`)

it.each([
  ['element.innerHTML = "<b>bold</b>"', 'innerHTML'],
  [`element.innerHTML = \`<b>\${text}</b>\``, 'innerHTML'],
  ['element["outerHTML"] = "<" + name', 'outerHTML'],
  ['element.innerHTML = text', 'innerHTML?'],
  ['element.innerHTML += text', 'innerHTML?'],
  ['frame.srcdoc = page', 'srcdoc?'],
  ['element.insertAdjacentHTML("beforeend", text)', 'insertAdjacentHTML?'],
  ['range.createContextualFragment("<p>")', 'createContextualFragment'],
  ['new DOMParser().parseFromString(text, "text/html")', 'parseFromString?'],
  ['document.write("<p>")', 'document.write'],
  ['window.document.writeln(text)', 'document.write?'],
  ['const page = <div dangerouslySetInnerHTML={{ __html: text }} />', 'dangerouslySetInnerHTML?'],
  ['jsx("div", { dangerouslySetInnerHTML: { __html: "<b>" } })', 'dangerouslySetInnerHTML'],
  ['eval(text)', 'eval'],
  ['(0, eval)(text)', 'eval'],
  ['new Function("a", text)', 'new Function'],
  ['setTimeout("start()", 10)', 'text as a timer'],
  [`window.setInterval(\`\${name}()\`, 10)`, 'text as a timer'],
  ['link.href = "javascript:void(0)"', 'code as an address'],
  ['const page = <a href="javascript:void(0)" />', 'code as an address'],
  ['WebAssembly.instantiate(bytes)', 'WebAssembly'],
  ['new WebAssembly.Module(bytes)', 'WebAssembly'],
  ['new Worker(URL.createObjectURL(new Blob([text])))', 'Worker'],
  ['new Worker("https://elsewhere.example/worker.js")', 'Worker'],
  ['new SharedWorker(address)', 'Worker?'],
  ['trustedTypes.createPolicy("own", rules)', 'createPolicy?'],
  ['document.createElement("script")', 'script element?'],
  ['import("https://elsewhere.example/a.js")', 'script element'],
  ['const page = <iframe title="Map" src={address} />', 'frame'],
  ['fetch("https://elsewhere.example/rates")', 'another host?'],
  [`new WebSocket(\`wss://\${host}/live\`)`, 'another host?'],
])('finds in %s: %s', (source, expected) => {
  expect(find(source)).toEqual([expected])
})

it.each([
  'element.innerHTML = ""',
  'style.innerHTML = ".a { color: red }"',
  'const text = element.innerHTML',
  'element.insertAdjacentHTML("beforeend", "plain")',
  'element.textContent = "<b>"',
  'const root = global || Function("return this")()',
  'setTimeout(() => start(), 10)',
  'setTimeout(start, 10)',
  'new Worker(new URL("./sum.worker.ts", import.meta.url), { type: "module" })',
  'const page = <a href="/packages/">Packages</a>',
  'const page = <img src="https://elsewhere.example/picture.png" />',
  'fetch("/config.json")',
  'const table = { toString: 1 }; table.toString()',
  'stream.write("<p>")',
])('finds nothing in %s', (source) => {
  expect(find(source)).toEqual([])
})

it('names the line of a finding', () => {
  expect(findInScript('a.ts', 'const a: number = 1\n\neval(text)')).toEqual([
    { name: 'eval', line: 3, isCertain: true },
  ])
})
