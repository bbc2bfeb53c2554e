import type { MockSection } from '@console/ielts/schemas'
import { Button } from '@console/shared/ui/button'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { mockPaths } from '../navigation/paths.ts'
import styles from './new-mock.module.css'

export function NewMock({ section }: { section: MockSection }) {
  const navigate = useNavigate()
  return (
    <Button
      type="primary"
      icon={<Plus size={16} aria-hidden />}
      onClick={() => void navigate(mockPaths[section].new)}
    >
      <span>
        New <span className={styles.section}>{section} </span>mock
      </span>
    </Button>
  )
}
