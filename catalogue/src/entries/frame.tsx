import { useEffect } from 'react'
import { Ribbon } from '../../../shell/src/environment/ribbon.tsx'
import { Banner } from '../../../shell/src/network/offline-banner.tsx'
import { notify } from '../../../shell/src/notices/notify.ts'
import { Toasts } from '../../../shell/src/notices/toasts.tsx'

const ignore = () => undefined

/** Its time does not run out while the catalogue is looked at. */
function DeletionToast() {
  useEffect(() => {
    const id = notify.message('“Gold” will be deleted', {
      description: 'Undo within 8 seconds.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Undo', onClick: ignore },
    })
    return () => notify.dismiss(id)
  }, [])
  return <Toasts />
}

export const states = {
  'Without a connection': <Banner phase="offline" />,
  'With a connection again': <Banner phase="back" />,
  'The environment, in development': <Ribbon environment="development" />,
  'A deletion that can be undone': <DeletionToast />,
}
