export const seedBooks: readonly { title: string }[] = [
  { title: 'Harbour Practice Tests 1' },
  { title: 'Harbour Practice Tests 2' },
  { title: 'Harbour Practice Tests 3' },
  { title: 'Meridian Academic Tests 4' },
  { title: 'Meridian Academic Tests 5' },
  { title: 'Northgate General Training 1' },
  { title: 'Northgate General Training 2' },
  { title: 'Lantern Listening Workshop' },
  { title: 'Two Tasks, One Hour: Writing Tests with Model Answers' },
  { title: 'Three Parts, Fourteen Minutes: Speaking Tests with Commentary' },
]
