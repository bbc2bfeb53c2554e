import { buildInvention } from '../run/build-invention.ts'

export const noticesPath = '/notices/'

/** Builds a remote with a screen that shows every kind of notice. */
export const buildNoticeBoard = () =>
  buildInvention({
    name: 'notices',
    config: { menu: [{ title: 'Notices', path: noticesPath, icon: 'screen', order: 900 }] },
    files: {
      'src/remote.ts': `
        import { withPlatform } from '@console/shared/platform-context'
        const routes = [{ path: '${noticesPath}', lazy: () => import('./screen.tsx') }]
        export default { name: 'notices', routes: (platform) => [withPlatform(platform, routes)] }`,
      'src/screen.tsx': screen,
    },
  })

const screen = `
import { usePlatform } from '@console/shared/platform-context'

export function Component() {
  const { notify } = usePlatform()
  const settle = (promise) =>
    notify.promise(promise, { loading: 'Counting', success: (sum) => 'Counted ' + sum, error: (error) => error.message })
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1000))
  let count = 0
  const buttons = {
    success: () => notify.success('A success'),
    info: () => notify.info('An info'),
    warning: () => notify.warning('A warning'),
    error: () => notify.error('An error'),
    default: () => notify.message('A message'),
    loading: () => notify.loading('A wait'),
    next: () => notify.message('Notice ' + ++count),
    kept: () => settle(wait().then(() => 42)),
    moved: () =>
      notify.promise(wait(), {
        loading: 'Moving',
        success: () => ({
          message: 'Moved',
          description: 'To the end of the list',
          duration: 2000,
          action: { label: 'Undo', onClick: () => notify.message('Moved back') },
        }),
        error: 'Not moved',
      }),
    broken: () => settle(wait().then(() => { throw new Error('Lost count') })),
  }
  return (
    <>
      <h1>Notices</h1>
      {Object.entries(buttons).map(([name, show]) => (
        <button key={name} type="button" onClick={show}>{name}</button>
      ))}
    </>
  )
}
`
