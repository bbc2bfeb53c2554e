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

/** Runs after antd's algorithm, whose dark variant dims the given colours, and restores the colours of `theme.ts`. */
export const keepColours = <Tokens extends Seeds>(given: Seeds, made?: Tokens): Tokens =>
  Object.assign({}, made, Object.fromEntries(seeds.map((name) => [name, given[name]])))

/** `theme` of antd's ConfigProvider, without the algorithm, which the shell chooses by `mode`. */
export function toAntdTheme(mode: ThemeMode) {
  const colours = palettes[mode]
  return {
    token: {
      colorPrimary: colours.accent,
      // antd's own is too light for white text.
      colorPrimaryHover: mode === 'light' ? '#244fab' : '#3463cc',
      colorLink: colours['accent-text'],
      colorSuccess: colours.ok,
      colorSuccessBg: colours['ok-soft'],
      colorInfo: colours.accent,
      colorInfoBg: colours['accent-soft'],
      colorWarning: colours.warn,
      colorWarningBg: colours['warn-soft'],
      colorErrorBg: colours['danger-soft'],
      colorError: colours.danger,
      colorText: colours.text,
      colorTextSecondary: colours['text-2'],
      colorTextDescription: colours['text-2'],
      colorTextPlaceholder: colours['text-2'],
      colorBgBase: colours.surface,
      colorBgLayout: colours.bg,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.raised,
      colorBorder: colours.field,
      colorBorderSecondary: colours.line,
      colorSplit: colours.line,
      // One ring for what has the focus, as in the shell's own style: a border and its shadow are two pixels.
      colorPrimaryBorder: colours['accent-text'],
      lineWidthFocus: 2,
      controlOutline: colours['accent-text'],
      controlOutlineWidth: 1,
      colorErrorOutline: colours.danger,
      colorWarningOutline: colours.warn,
      // Its spinner says that it is busy; paler, its text is 3:1.
      opacityLoading: 1,
      borderRadius: 6,
      fontFamily: systemFont,
      fontSize: 14,
      controlHeight: 34,
      // The size on touch.
      controlHeightLG: 44,
      wireframe: false,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Button: {
        defaultBorderColor: mode === 'light' ? '#cfcbc3' : '#45484f',
        ...{ primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
        // White has too little contrast on the danger colour of the dark theme.
        dangerColor: mode === 'light' ? '#fff' : colours.bg,
        // antd's own hover colour is meant for white text and too dark for text on the dark theme.
        defaultHoverColor: colours['accent-text'],
        defaultActiveColor: colours['accent-text'],
      },
      // As the labels of the editor kit; their weight is in `base.css`, antd has no token for it.
      Form: { labelFontSize: 13, verticalLabelPadding: '0 0 4px' },
      Input: {
        activeBorderColor: colours['accent-text'],
        hoverBorderColor: colours['text-2'],
        // As `.control` of `base.css`.
        paddingInline: 10,
      },
      Select: { activeBorderColor: colours['accent-text'], hoverBorderColor: colours['text-2'] },
    },
  }
}
