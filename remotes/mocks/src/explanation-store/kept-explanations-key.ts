export const keptExplanationsKey = ['kept-mock-notes']
