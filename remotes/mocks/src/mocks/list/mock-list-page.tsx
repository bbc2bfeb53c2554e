import { ListPage } from '@console/shared/list'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type ServedSection, sectionTexts } from '../mock-section.ts'
import { newMockPaths } from './mock-addresses.ts'
import { MockList } from './mock-list.tsx'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  const newPath = newMockPaths[section]
  return (
    <ListPage
      title={title}
      description={description}
      of={`${section} mocks`}
      {...(newPath !== null && { actions: <NewMock section={section} path={newPath} /> })}
    >
      <MockList section={section} />
    </ListPage>
  )
}

function NewMock({ section, path }: { section: ServedSection; path: string }) {
  const navigate = useNavigate()
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => void navigate(path)}>
      New {section} mock
    </Button>
  )
}
