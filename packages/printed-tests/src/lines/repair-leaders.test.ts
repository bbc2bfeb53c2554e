import { expect, test } from 'vitest'
import { repairLeaders } from './repair-leaders.ts'

test.each([
  ['sheep pens ••••••••', 'sheep pens ____'],
  ['within (20) ___ ___ days', 'within (20) ____ days'],
  ['one (24) _ _ _ notice', 'one (24) ____ notice'],
  ['through a .......sceceseeeeeees', 'through a ____'],
  ['mark their 32 .............:.08', 'mark their 32 ____'],
  ['after a 31 ..............0... had blown', 'after a 31 ____ had blown'],
  ['lamp and a 16 .....000.... |', 'lamp and a 16 ____ |'],
  ['on the (3) ..,...', 'on the (3) ____'],
  ['3 eccccccccccceee', '3 ____'],
  ['searched for 34 wee', 'searched for 34 ____'],
  ['firms which operated ...... cece ee eeeeee', 'firms which operated ____'],
  ['on the 35 ooo ccc', 'on the 35 ____'],
  ['because there is no ,, ........ there', 'because there is no ........ there'],
  ['had early . ........ were', 'had early ........ were'],
  ['at the ........ . of a list', 'at the ........ of a list'],
  ['turn into ........ • .', 'turn into ........ .'],
  ['NOT GIVEN _ if there is none', 'NOT GIVEN if there is none'],
])('reads “%s” as “%s”', (line, whole) => {
  expect(repairLeaders(line)).toBe(whole)
})

test.each([
  'no under-3 ..........s and 12 cows',
  'of white (19) ......clay...... .',
  '........ so that one sees',
  'the ____, which is the 8 ____. He',
  '____\t____',
])('leaves “%s” as it is', (line) => {
  expect(repairLeaders(line)).toBe(line)
})
