/**
 * The console's design tokens in one place: CSS variables for our own styles and antd's theme (`to-antd-theme.ts`)
 * derive from it.
 */
export type ThemeMode = 'light' | 'dark'

type Palette = {
  bg: string
  surface: string
  raised: string
  hover: string
  text: string
  'text-2': string
  line: string
  /** The border of what one types or chooses in: 3:1 on every surface (WCAG 1.4.11). */
  field: string
  /** Background of the primary action. */
  accent: string
  /** The accent as text or icon on `bg`. */
  'accent-text': string
  'accent-soft': string
  ok: string
  'ok-soft': string
  warn: string
  'warn-soft': string
  danger: string
  'danger-soft': string
}

const light: Palette = {
  bg: '#faf9f7',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f1efeb',
  text: '#1d1c1a',
  'text-2': '#65625c',
  line: '#e3e0da',
  field: '#8b877f',
  accent: '#2b5cc4',
  'accent-text': '#2452b3',
  'accent-soft': '#e8eefb',
  ok: '#1d7a4a',
  'ok-soft': '#e4f3ea',
  warn: '#8f5f00',
  'warn-soft': '#fdf3d8',
  danger: '#b8301c',
  'danger-soft': '#fdebe7',
}

const dark: Palette = {
  bg: '#131416',
  surface: '#1a1b1e',
  raised: '#222428',
  hover: '#25272b',
  text: '#ecebe8',
  'text-2': '#a5a29b',
  line: '#303237',
  field: '#787b82',
  accent: '#3d6ddb',
  'accent-text': '#9bb8ff',
  'accent-soft': '#1f2a44',
  ok: '#5cc08c',
  'ok-soft': '#16301f',
  warn: '#dba63c',
  'warn-soft': '#33290f',
  danger: '#f0806d',
  'danger-soft': '#3a1c16',
}

export const palettes: Record<ThemeMode, Palette> = { light, dark }

export const systemFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif"
/** `size` of antd's drawers: a form of one column, one of two, and what one chooses from or compares. */
export const drawerWidths = {
  narrow: 'min(480px, 100vw)',
  middle: 'min(600px, 100vw)',
  wide: 'min(800px, 100vw)',
} as const

const readingFont = "'Iowan Old Style', 'Palatino Linotype', Charter, Georgia, 'Noto Serif', serif"

/** Custom properties for the root element: `--c-*` colours, `--r` radius, `--font` and `--font-read` stacks. */
export function toCssVariables(mode: ThemeMode): Record<string, string> {
  const colours = Object.entries(palettes[mode]).map(([name, value]) => [`--c-${name}`, value] as const)
  return { ...Object.fromEntries(colours), '--r': '6px', '--font': systemFont, '--font-read': readingFont }
}
