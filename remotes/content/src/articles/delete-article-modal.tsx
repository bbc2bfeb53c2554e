import { toUserMessage } from '@console/shared/errors'
import { usePlatform } from '@console/shared/platform-context'
import type { Article } from '@console/shared/schemas/article'
import { useLastShown } from '@console/shared/ui/last-shown'
import { useMutation } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { useRef } from 'react'
import { articleMutations } from './api/article.queries.ts'

type DeleteArticleModalProps = {
  /** The article in question; null while nothing is asked. */
  article: Article | null
  onClose(): void
  onDeleted(): void
}

export function DeleteArticleModal({ article, onClose, onDeleted }: DeleteArticleModalProps) {
  const { api, notify } = usePlatform()
  const shown = useLastShown(article)
  const remove = useMutation(articleMutations(api).remove())

  // A ref, because a second click can come before the next render.
  const asked = useRef(false)

  function handleDelete() {
    if (article === null || asked.current) return
    asked.current = true
    remove.mutate(article.id, {
      onSuccess: () => {
        notify.success(`Deleted “${article.title}”`)
        onDeleted()
      },
      onError: () => {
        asked.current = false
      },
    })
  }

  return (
    <Modal
      open={article !== null}
      title={`Delete “${shown?.title}”?`}
      okText="Delete article"
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={handleDelete}
      onCancel={onClose}
      afterClose={remove.reset}
      width={416}
    >
      <p>
        Learners will no longer find it. This cannot be undone; to hide it for a while, archive it instead.
      </p>
      {remove.isError && (
        <Alert type="error" showIcon title="Not deleted" description={toUserMessage(remove.error)} />
      )}
    </Modal>
  )
}
