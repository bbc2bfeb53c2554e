import { palettes, systemFont, type ThemeMode } from './theme.ts'

const seeds = [
  'colorPrimary',
  'colorLink',
  'colorSuccess',
  'colorInfo',
  'colorWarning',
  'colorError',
] as const

type Seeds = Record<(typeof seeds)[number], string>

/** After antd's algorithm, whose dark one dims the colours that it is given: what is seen is what `theme.ts` says. */
export const keepColours = <Tokens extends Seeds>(given: Seeds, made?: Tokens): Tokens =>
  Object.assign({}, made, Object.fromEntries(seeds.map((name) => [name, given[name]])))

/** `theme` of antd's ConfigProvider, without the algorithm, which the shell picks by `mode`. */
export function toAntdTheme(mode: ThemeMode) {
  const colours = palettes[mode]
  return {
    token: {
      colorPrimary: colours.accent,
      // antd's own is lighter, too light for the white words on it.
      colorPrimaryHover: mode === 'light' ? '#244fab' : '#3463cc',
      colorLink: colours['accent-text'],
      colorSuccess: colours.ok,
      colorInfo: colours.accent,
      colorInfoBg: colours['accent-soft'],
      colorWarning: colours.warn,
      colorWarningBg: colours['warn-soft'],
      colorErrorBg: colours['danger-soft'],
      colorError: colours.danger,
      colorText: colours.text,
      colorTextSecondary: colours['text-2'],
      colorTextDescription: colours['text-2'],
      colorTextPlaceholder: mode === 'light' ? '#757068' : '#928f88',
      colorBgBase: colours.surface,
      colorBgLayout: colours.bg,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.raised,
      colorBorder: mode === 'light' ? '#cfcbc3' : '#45484f',
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      borderRadius: 6,
      fontFamily: systemFont,
      fontSize: 14,
      controlHeight: 34,
      wireframe: false,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Button: {
        ...{ primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
        // White is too light for the danger of the dark look.
        dangerColor: mode === 'light' ? '#fff' : colours.bg,
        // Under the pointer antd's own is that of what has white words on it, too dark for words on the dark look.
        defaultHoverColor: colours['accent-text'],
        defaultActiveColor: colours['accent-text'],
      },
    },
  }
}
