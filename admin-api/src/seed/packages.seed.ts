import type { PackagePayload } from '@console/shared/schemas/package'

/** Coins open mock tests; gems pay for feedback by a person, which is why they cost more. */
export const seedPackages: readonly PackagePayload[] = [
  { name: 'Free starter', coins: 50, gems: 0, price: 0, currency: 'USD', status: 'published' },

  { name: 'Pocket coins', coins: 100, gems: 0, price: 1.99, currency: 'USD', status: 'published' },
  { name: 'Study coins', coins: 250, gems: 0, price: 4.49, currency: 'USD', status: 'published' },
  { name: 'Term coins', coins: 600, gems: 0, price: 9.99, currency: 'USD', status: 'published' },
  { name: 'Semester coins', coins: 1300, gems: 0, price: 19.99, currency: 'USD', status: 'published' },
  { name: 'Year coins', coins: 3000, gems: 0, price: 39.99, currency: 'USD', status: 'published' },
  { name: 'Study group coins', coins: 8000, gems: 0, price: 94.99, currency: 'USD', status: 'published' },

  { name: 'Single feedback', coins: 0, gems: 5, price: 1.69, currency: 'USD', status: 'published' },
  { name: 'Gem pouch', coins: 0, gems: 10, price: 2.99, currency: 'USD', status: 'published' },
  { name: 'Gem box', coins: 0, gems: 30, price: 7.99, currency: 'USD', status: 'published' },
  { name: 'Gem chest', coins: 0, gems: 80, price: 18.99, currency: 'USD', status: 'published' },
  { name: 'Tutor’s reserve', coins: 0, gems: 200, price: 42.99, currency: 'USD', status: 'published' },

  { name: 'Writing booster', coins: 200, gems: 15, price: 6.99, currency: 'USD', status: 'published' },
  { name: 'Speaking booster', coins: 150, gems: 20, price: 7.49, currency: 'USD', status: 'published' },
  { name: 'Mock test month', coins: 700, gems: 30, price: 17.49, currency: 'USD', status: 'published' },
  { name: 'Last fortnight', coins: 1000, gems: 50, price: 24.99, currency: 'USD', status: 'published' },
  {
    name: 'Complete preparation',
    coins: 2000,
    gems: 100,
    price: 44.99,
    currency: 'USD',
    status: 'published',
  },

  {
    name: 'Term coins (United Kingdom)',
    coins: 600,
    gems: 0,
    price: 7.99,
    currency: 'GBP',
    status: 'published',
  },
  {
    name: 'Complete preparation (United Kingdom)',
    coins: 2000,
    gems: 100,
    price: 35.99,
    currency: 'GBP',
    status: 'published',
  },
  { name: 'Term coins (euro area)', coins: 600, gems: 0, price: 9.49, currency: 'EUR', status: 'published' },
  { name: 'Gem box (euro area)', coins: 0, gems: 30, price: 7.49, currency: 'EUR', status: 'published' },

  { name: 'New Year resolution', coins: 500, gems: 25, price: 11.99, currency: 'USD', status: 'archived' },
  { name: 'Spring intake coins', coins: 800, gems: 0, price: 10.99, currency: 'USD', status: 'archived' },
  { name: 'Summer sprint', coins: 1200, gems: 40, price: 22.99, currency: 'USD', status: 'archived' },
  { name: 'November double coins', coins: 1200, gems: 0, price: 9.99, currency: 'USD', status: 'archived' },

  { name: 'Family plan', coins: 2500, gems: 60, price: 44.99, currency: 'USD', status: 'draft' },
  { name: 'Classroom of 25', coins: 12000, gems: 250, price: 179, currency: 'USD', status: 'draft' },
  { name: 'Weekend coins (euro area)', coins: 180, gems: 0, price: 2.99, currency: 'EUR', status: 'draft' },
]
