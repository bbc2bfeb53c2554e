export type Box = { left: number; top: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>

const gap = 12

/** Positions a box next to its anchor: right, below, above, or else over its upper part; never off screen. */
export function placeBeside(anchor: Box, { width, height }: Size, screen: Size): Pick<Box, 'left' | 'top'> {
  const right = anchor.left + anchor.width + gap
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - height - gap
  const keepX = (left: number) => clamp(left, screen.width - width - gap)
  const keepY = (top: number) => clamp(top, screen.height - height - gap)
  if (right + width + gap <= screen.width) return { left: right, top: keepY(anchor.top) }
  if (below + height + gap <= screen.height) return { left: keepX(anchor.left), top: below }
  if (above >= gap) return { left: keepX(anchor.left), top: above }
  return { left: keepX(anchor.left + (anchor.width - width) / 2), top: keepY(anchor.top + 3 * gap) }
}

const clamp = (value: number, most: number) => Math.max(gap, Math.min(value, most))
