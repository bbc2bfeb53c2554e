import { guardStorage } from '@console/shared/guarded-storage'

export const deviceStorage = guardStorage(() => localStorage)
export const tabStorage = guardStorage(() => sessionStorage)
