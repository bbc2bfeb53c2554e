import { type CssRoot, findAround } from './css-nodes.ts'
import { splitSelectors } from './is-anchored.ts'

/**
 * The shell's container of a remote's screens. Has no specificity, so that the order of the library's own rules holds.
 */
const toSectionSelector = (remote: string) => `:where([data-remote=${remote}])`

const ofDocument = /^(:root|:host|html|body)(?![\w-])/

/**
 * Confines a library's style sheet, whose classes are not unique to a build, to the remote's section: its rules match
 * nothing elsewhere, rules for the document match the section, and animations are renamed.
 */
export function confineLibraryStyles(root: CssRoot, remote: string): void {
  const animations = new Set<string>()
  root.walk((node) => {
    if (node.type === 'atrule' && node.name?.endsWith('keyframes') === true && node.params !== undefined) {
      animations.add(node.params)
      node.params = `${remote}-${node.params}`
    }
    if (node.type !== 'rule' || node.parent?.type === 'rule' || findAround(node, 'keyframes') !== null) return
    const selectors = splitSelectors(node.selector ?? '').map((selector) => confine(selector, remote))
    node.selector = selectors.join(',')
  })
  root.walk((node) => {
    if (node.type !== 'decl' || !/^(-webkit-)?animation(-name)?$/.test(node.prop ?? '')) return
    node.value = (node.value ?? '').replaceAll(/[\w-]+/g, (word) =>
      animations.has(word) ? `${remote}-${word}` : word,
    )
  })
}

function confine(selector: string, remote: string): string {
  const section = toSectionSelector(remote)
  let rest = selector
  while (ofDocument.test(rest)) rest = rest.replace(ofDocument, '').trimStart()
  if (rest === '') return section
  const isAbout = rest !== selector && /^[.:#[]/.test(rest) && !/^(:root|:host|html|body)\s/.test(selector)
  return isAbout ? `${section}${rest}` : `${section} ${rest}`
}
