import { listeningHarbour2 } from './listening-harbour-2.seed.ts'
import { listeningLantern1 } from './listening-lantern-1.seed.ts'
import { listeningLiveWinter } from './listening-live-winter.seed.ts'
import { listeningMeridian5 } from './listening-meridian-5.seed.ts'
import { listeningPractice } from './listening-practice.seed.ts'
import { readingHarbour1 } from './reading-harbour-1.seed.ts'
import { readingLiveWinter } from './reading-live-winter.seed.ts'
import { readingMeridian4 } from './reading-meridian-4.seed.ts'
import { readingNorthgate1 } from './reading-northgate-1.seed.ts'
import { readingPracticeAcademic, readingPracticeGeneral } from './reading-practice.seed.ts'
import type { SeedMock } from './seed-mock.ts'
import { speakingMocks } from './speaking.seed.ts'
import { writingAcademic } from './writing-academic.seed.ts'
import { writingGeneral } from './writing-general.seed.ts'

export const seedMocks: readonly SeedMock[] = [
  ...writingAcademic,
  ...writingGeneral,
  readingHarbour1,
  readingMeridian4,
  readingNorthgate1,
  readingLiveWinter,
  readingPracticeAcademic,
  readingPracticeGeneral,
  listeningLantern1,
  listeningHarbour2,
  listeningLiveWinter,
  listeningMeridian5,
  ...listeningPractice,
  ...speakingMocks,
]
