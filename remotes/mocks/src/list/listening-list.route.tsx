import { buildListRoute } from './build-list-route.tsx'

export const { handle, loader, Component } = buildListRoute('listening')
