import { expect, it } from 'vitest'
import { findInStyle } from './find-in-style.ts'

it.each([
  ['@font-face { src: url(data:font/woff2;base64,d09GMg==) }', 'inlined file'],
  ['@font-face { src: local("a"), url( "data:application/font-woff;base64,d09G" ) }', 'inlined file'],
  ['@font-face { font-family: A; src: url(https://fonts.example/a.woff2) }', 'style of another host'],
  ['@import url("//fonts.example/a.css");', 'style of another host'],
  ['@import "https://fonts.example/a.css";', 'style of another host'],
])('finds in %s: %s', (source, expected) => {
  expect(findInStyle(source)).toEqual([{ name: expected, line: 1, isCertain: true }])
})

it.each([
  '.a { background: url(data:image/png;base64,iVBORw0KGgo=) }',
  '.a { background: url(https://pictures.example/a.png) }',
  '@font-face { src: url(./a.woff2) } .a { background: url(https://pictures.example/a.png) }',
  '@import "./other.css";',
  '/* @import "https://fonts.example/a.css"; */ .a { color: red }',
  '/* url(data:font/woff2;base64,d09GMg==)',
])('finds nothing in %s', (source) => {
  expect(findInStyle(source)).toEqual([])
})

it('counts the lines of comments', () => {
  expect(findInStyle('/* one\n two */\n@import "https://fonts.example/a.css";')).toEqual([
    { name: 'style of another host', line: 3, isCertain: true },
  ])
})
