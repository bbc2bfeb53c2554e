import { usePlatform } from '@console/shared/platform-context'
import { useMutation } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useState } from 'react'
import { uploadFile } from '../api/ticket.api.ts'
import type { Ticket } from '../api/ticket.schema.ts'

/** The ticket's file, and a field to send another. */
export function FileField({ ticket }: { ticket: Ticket }) {
  const { ownApi, notify } = usePlatform()
  const [percent, setPercent] = useState(0)
  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadFile(ownApi('tickets'), ticket.id, file, (sent, total) =>
        setPercent(Math.round((sent / total) * 100)),
      ),
    meta: { invalidates: [['tickets']] },
    onSuccess: ({ file }) => notify.success(`Sent “${file}”`),
  })
  return (
    <section aria-label="File">
      <p>{ticket.file === null ? 'No file came with it.' : `File: ${ticket.file}`}</p>
      <label>
        {'Send a file '}
        <input
          type="file"
          disabled={upload.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) upload.mutate(file)
            target.value = ''
          }}
        />
      </label>
      {upload.isPending && <Progress percent={percent} size="small" />}
    </section>
  )
}
