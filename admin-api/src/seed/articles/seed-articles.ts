import { discussionEssays } from './discussion-essays.seed.ts'
import { futureTenses } from './future-tenses.seed.ts'
import { opinionEssays } from './opinion-essays.seed.ts'
import { pastTenses } from './past-tenses.seed.ts'
import { presentTenses } from './present-tenses.seed.ts'
import type { SeedArticle } from './seed-article.ts'
import { sentenceGrammar } from './sentence-grammar.seed.ts'
import { taskOneTips } from './task-one-tips.seed.ts'
import { taskTwoTips } from './task-two-tips.seed.ts'
import { wordGrammar } from './word-grammar.seed.ts'

export const seedArticles: readonly SeedArticle[] = [
  ...presentTenses,
  ...pastTenses,
  ...futureTenses,
  ...sentenceGrammar,
  ...wordGrammar,
  ...taskOneTips,
  ...taskTwoTips,
  ...opinionEssays,
  ...discussionEssays,
]
