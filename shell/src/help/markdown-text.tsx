import { lexer, type Token } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { closeOverlay } from '../overlays/overlay.store.ts'

/**
 * Renders Markdown as elements: headings, paragraphs, lists, bold, italic, keys (as code) and links within the console.
 * Everything else, HTML above all, stays plain text.
 */
export const MarkdownText = ({ text }: { text: string }) => toElements(lexer(text), toBlock)

const toElements = (tokens: readonly Token[] | undefined, toElement: (token: Token) => ReactNode) =>
  createElement(Fragment, null, ...(tokens ?? []).map(toElement))

function toBlock(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return createElement(token['depth'] === 1 ? 'h2' : 'h3', null, toElements(token['tokens'], toInline))
    case 'paragraph':
      return <p>{toElements(token['tokens'], toInline)}</p>
    case 'list':
      return createElement(token['ordered'] ? 'ol' : 'ul', null, toElements(token['items'], toBlock))
    case 'list_item':
      return <li>{toElements(token['tokens'], toBlock)}</li>
    case 'text':
      return toInline(token)
    case 'space':
      return null
    default:
      return token.raw
  }
}

function toInline(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
    case 'em':
      return createElement(token.type, null, toElements(token['tokens'], toInline))
    case 'codespan':
      return <kbd>{token['text']}</kbd>
    case 'link':
      return toLink(token['href'], toElements(token['tokens'], toInline))
    case 'text':
      return token['tokens'] === undefined ? token['text'] : toElements(token['tokens'], toInline)
    default:
      return token.raw
  }
}

/** Only a path of the console; `//` would be another host. */
function toLink(href: string, children: ReactNode): ReactNode {
  if (!/^\/(?![/\\])/.test(href)) return children
  return (
    <Link to={href} onClick={closeOverlay}>
      {children}
    </Link>
  )
}
