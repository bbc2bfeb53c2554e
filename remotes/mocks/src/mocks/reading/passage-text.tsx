import { listNodes, type MockContent, type NodeId } from '../document/mock-content.ts'
import { readText } from '../document/read-node.ts'
import styles from '../questions/paper.module.css'
import { toLetter } from '../questions/to-letter.ts'

/** A passage as it is printed; its letters stand where questions may name them. */
export function PassageText({ content, id }: { content: MockContent; id: NodeId }) {
  const { nodes } = content
  return (
    <div className={styles.passage}>
      <h3>{readText(nodes[id], 'title') || 'Passage without a title'}</h3>
      {listNodes(nodes, id, 'paragraphs').map((paragraph, index) => (
        <p key={paragraph.id}>
          <strong>{toLetter(index)}</strong> {readText(paragraph, 'content')}
        </p>
      ))}
    </div>
  )
}
