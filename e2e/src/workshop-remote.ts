import { buildInvention } from './run/build-invention.ts'

/** A remote that uses parts of the shared libraries that no other section uses. */
export const buildWorkshop = () =>
  buildInvention({
    name: 'workshop',
    config: {
      title: 'Workshop',
      screens: {
        '/workshop/': 'parts.route.tsx',
        '/workshop/router/': 'router.route.tsx',
        '/workshop/data/': 'data.route.tsx',
      },
    },
    files: {
      'src/remote.ts': `
        import { routes } from './routes.tsx'
        export default { name: 'workshop', routes }
      `,
      'src/routes.tsx': `
        import { lazyRoutes } from './lazy-routes.ts'
        export const routes = () => lazyRoutes
      `,
      'src/lazy-routes.ts': `
        export const lazyRoutes = [{
          path: 'workshop',
          handle: { part: 'the workshop' },
          children: [
            { index: true, lazy: () => import('./parts.route.tsx') },
            { path: 'router', lazy: () => import('./router.route.tsx'), handle: { part: 'the router' } },
            { path: 'data', lazy: () => import('./data.route.tsx') },
          ],
        }]
      `,
      'src/router.route.tsx': routerScreen,
      'src/data.route.tsx': dataScreen,
      'src/parts.route.tsx': partsScreen,
    },
  })

const routerScreen = `
  import { Suspense } from 'react'
  import { Await, NavLink, useFetcher, useLoaderData, useMatches } from 'react-router'
  export const loader = () => ({ later: Promise.resolve('came later') })
  export const action = async ({ request }) => 'saved ' + (await request.formData()).get('word')
  export function Component() {
    const { later } = useLoaderData()
    const fetcher = useFetcher()
    const parts = useMatches().flatMap(({ handle }) => handle?.part ?? [])
    return <>
      <h1>Router</h1>
      <p>Matches: {parts.join(' and ')}</p>
      <NavLink to="/workshop/router/">Here</NavLink>
      <NavLink to="/workshop/data/">Data</NavLink>
      <Suspense fallback="waiting"><Await resolve={later}>{(text) => <p>Awaited: {text}</p>}</Await></Suspense>
      <fetcher.Form method="post"><input name="word" defaultValue="this" /><button type="submit">Save</button></fetcher.Form>
      <p>Fetcher: {fetcher.data ?? 'idle'}</p>
    </>
  }
`

const dataScreen = `
  import { useState } from 'react'
  import { keepPreviousData, queryOptions, useInfiniteQuery, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
  import * as z from 'zod/mini'
  const contact = z.object({ mail: z.email(), at: z.iso.datetime(), note: z.optional(z.string()) })
  const page = (n) => queryOptions({ queryKey: ['workshop', n], queryFn: async () => 'page ' + n, placeholderData: keepPreviousData })
  export function Component() {
    const [n, setPage] = useState(1)
    const list = useQuery(page(n))
    const endless = useInfiniteQuery({
      queryKey: ['workshop', 'endless'], queryFn: async ({ pageParam }) => pageParam,
      initialPageParam: 1, getNextPageParam: (last) => last + 1,
    })
    useIsFetching()
    const sameClient = useQueryClient().getQueryCache().find({ queryKey: ['workshop', 1] }) !== undefined
    const good = contact.safeParse({ mail: 'ada@example.com', at: '2026-01-02T03:04:05Z' }).success
    const bad = contact.safeParse({ mail: 'ada', at: 'today' })
    const paths = bad.success ? [] : bad.error.issues.map((issue) => issue.path.join('.'))
    return <>
      <h1>Data</h1>
      <p>List: {list.data} of one client: {String(sameClient)}</p>
      <button type="button" onClick={() => setPage(n + 1)}>Next</button>
      <p>Endless: {endless.data?.pages.join(', ')}</p>
      <button type="button" onClick={() => endless.fetchNextPage()}>More</button>
      <p>Good: {String(good)}; bad: {paths.join(' and ')}; jitless: {String(z.config().jitless)}</p>
    </>
  }
`

const partsScreen = `
  import { useState } from 'react'
  import { Calendar, ColorPicker, QRCode, Segmented, Steps, Transfer, Tree, Typography, Upload } from 'antd'
  export function Component() {
    const [moved, setMoved] = useState([])
    return <>
      <h1>Parts</h1>
      <Typography.Text type="secondary">Everything that antd has</Typography.Text>
      <Steps current={1} items={[{ title: 'Cut' }, { title: 'Glue' }]} />
      <Segmented options={['Small', 'Large']} />
      <Tree defaultExpandAll treeData={[{ title: 'Root', key: '0', children: [{ title: 'Leaf', key: '1' }] }]} />
      <Transfer dataSource={[{ key: 'a', title: 'Hammer' }]} targetKeys={moved} onChange={setMoved} render={(item) => item.title} />
      <ColorPicker defaultValue="#2b5cc4" showText />
      <Upload beforeUpload={() => false}><button type="button">Choose a file</button></Upload>
      <QRCode value="https://example.com" type="svg" />
      <Calendar fullscreen={false} />
    </>
  }
`
