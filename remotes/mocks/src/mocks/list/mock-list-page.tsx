import { ListPage } from '@console/shared/list'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { newWritingMockPath } from '../../paths.ts'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { MockList } from './mock-list.tsx'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  return (
    <ListPage
      title={title}
      description={description}
      of={`${section} mocks`}
      {...(section === 'writing' && { actions: <NewWritingMock /> })}
    >
      <MockList section={section} />
    </ListPage>
  )
}

function NewWritingMock() {
  const navigate = useNavigate()
  return (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void navigate(newWritingMockPath)}
    >
      New writing mock
    </Button>
  )
}
