import { mediaPageSize } from '@console/shared/schemas/media'
import { Pagination } from 'antd'

type MediaPagesProps = { page: number; total: number; onPage(page: number): void }

export const MediaPages = ({ page, total, onPage }: MediaPagesProps) => (
  <Pagination
    current={page}
    pageSize={mediaPageSize}
    total={total}
    showSizeChanger={false}
    onChange={onPage}
  />
)
