import { createElement, type SVGProps } from 'react'

/** As lucide writes its icons: the elements of a drawing of 24 by 24. */
export type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Stands in for lucide's `createLucideIcon`, which brings defaults by context, names as classes and ways to scale a line into
 * every unit, as much as all icons of a screen. No screen asks for any of them.
 */
const createPlainIcon =
  ({ node }: IconData) =>
  (props: IconProps) =>
    draw(node, props)

// biome-ignore lint/style/noDefaultExport: the module that it stands in for has one
export default createPlainIcon

/** Whoever reads a screen aloud is told of an icon only where it has a name. */
const isNamed = (props: IconProps) => props.role !== undefined || props['aria-label'] !== undefined

const draw = (node: IconData['node'], { size = 24, ...rest }: IconProps) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(isNamed(rest) ? {} : { 'aria-hidden': true }),
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
