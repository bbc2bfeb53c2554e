import { OutlinePane } from '@console/authoring/outline/outline-pane'
import { OutlineRow } from '@console/authoring/outline/outline-row'
import { OutlineTree } from '@console/authoring/outline/outline-tree'
import text from '@console/authoring/styles/text.module.css'

const ignore = () => undefined
const titles = [
  'When it is used',
  'How it is formed',
  'A title that is much longer than the outline is wide',
  'Examples',
]

export const states = {
  'With an open entry': (
    <OutlinePane label="Outline">
      <OutlineTree label="Sections" onMove={ignore} onRemove={ignore}>
        {titles.map((title, index) => (
          <OutlineRow key={title} id={index} isOpen={index === 1} onOpen={ignore}>
            <bdi>{title}</bdi>
          </OutlineRow>
        ))}
      </OutlineTree>
    </OutlinePane>
  ),
  'Of a mock': (
    <OutlinePane label="Outline of a mock">
      <OutlineTree label="Parts" onMove={ignore} onRemove={ignore}>
        <OutlineRow id="a" aria-level={1} onOpen={ignore}>
          <strong>Passage 1</strong>
          <div className={`${text.small} ${text.cut}`}>The ice trade</div>
        </OutlineRow>
        <OutlineRow id="b" aria-level={2} onOpen={ignore}>
          <bdi>Questions 1–6, True, False, Not given</bdi>
        </OutlineRow>
      </OutlineTree>
    </OutlinePane>
  ),
  'Without entries': (
    <OutlinePane label="Empty outline">
      <OutlineTree
        label="No sections"
        onMove={ignore}
        onRemove={ignore}
        foot={<p className={text.small}>Sections will be listed here.</p>}
      >
        {null}
      </OutlineTree>
    </OutlinePane>
  ),
}
