import { Pages } from '@console/shared/ui/pages'

export const states = {
  'In the middle of many': <Pages page={20} pageCount={40} onPage={() => undefined} />,
}
