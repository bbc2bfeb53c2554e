import type { Article } from '@console/shared/schemas/article'
import { RecordLinks } from '@console/shared/ui/record-links'
import { useMemo } from 'react'
import { articleShape } from '../document/article-content.ts'
import { toArticleDocument } from '../document/article-document.ts'
import { countArticleWords } from '../document/section-texts.ts'
import { ArticlePicture } from '../read/article-picture.tsx'
import reading from '../read/article-reading.module.css'
import { ArticleSectionView } from '../read/article-section-view.tsx'
import styles from './article-detail.module.css'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleHeader } from './article-header.tsx'

/** An article as learners read it, with its metadata for staff. */
export function ArticleDetail({ article }: { article: Article }) {
  const content = useMemo(() => articleShape.toContent(toArticleDocument(article)), [article])
  const { title, sub_title, image, blog_image } = content.details
  const picture = blog_image ?? image
  return (
    <div className={styles.page}>
      <title>{`${title} · IELTS console`}</title>
      <ArticleHeader article={article} />
      <article className={reading.article}>
        {sub_title !== null && (
          <p dir="auto" className={reading.subTitle}>
            {sub_title}
          </p>
        )}
        <ArticlePicture key={picture} address={picture} />
        {content.order.map((id) => {
          const section = content.sections[id]
          return (
            section && (
              <section key={id} className={reading.section}>
                <ArticleSectionView section={section} heading="h2" />
              </section>
            )
          )
        })}
        {content.order.length === 0 && (
          <p className={`${reading.section} ${reading.nothing}`}>
            This article has no sections yet. Edit it to write the first.
          </p>
        )}
      </article>
      <aside className={styles.aside} aria-label="About this article">
        <ArticleFacts article={article} words={countArticleWords(content)} />
        <RecordLinks point="record.links:content/article" record={{ id: article.id, title }} />
      </aside>
    </div>
  )
}
