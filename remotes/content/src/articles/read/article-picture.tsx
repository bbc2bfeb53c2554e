import styles from './article-reading.module.css'
import { WebPicture } from './web-picture.tsx'

/** The picture above an article. Use the address as `key`. */
export const ArticlePicture = ({ address }: { address: string | null }) => (
  <WebPicture address={address} className={styles.picture} />
)
