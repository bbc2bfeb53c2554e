import { ListPage } from '@console/shared/list'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { mockPaths } from '../../navigation/paths.ts'
import type { ServedSection } from '../api/mock.api.ts'
import { MockList } from './mock-list.tsx'
import { sectionTexts } from './section-texts.ts'

export function MockListPage({ section }: { section: ServedSection }) {
  const { title, description } = sectionTexts[section]
  return (
    <ListPage
      title={title}
      description={description}
      of={`${section} mocks`}
      actions={<NewMock section={section} />}
    >
      <MockList section={section} />
    </ListPage>
  )
}

function NewMock({ section }: { section: ServedSection }) {
  const navigate = useNavigate()
  return (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void navigate(mockPaths[section].new)}
    >
      New {section} mock
    </Button>
  )
}
