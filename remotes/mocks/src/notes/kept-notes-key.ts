export const keptNotesKey = ['kept-mock-notes']
