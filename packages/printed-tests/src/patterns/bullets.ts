const bullet = /^(?:[•▪●○◦*■]\s*|[–−-]\s+|□\s+(?=\w))/

export const isBulleted = (text: string): boolean => bullet.test(text)
export const stripBullet = (text: string): string => text.replace(bullet, '')
