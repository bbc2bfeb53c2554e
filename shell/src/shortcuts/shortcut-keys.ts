const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const paletteKeys = isApple ? ['⌘', 'K'] : ['Ctrl', 'K']
export const saveKeys = isApple ? ['⌘', 'S'] : ['Ctrl', 'S']
export const noticeKeys = isApple ? ['⌥', 'T'] : ['Alt', 'T']
export const inspectorKeys = isApple ? ['⌘', '⇧', '.'] : ['Ctrl', 'Shift', '.']
export const helpKey = 'F1'
