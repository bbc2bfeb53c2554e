const longest = 80

/** Lower-case ASCII words joined by hyphens; a title without any becomes `article`. */
export function toSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, longest).replace(/-$/, '') ?? 'article'
}
