/** Browsers are choosy about what is inside a file; MP3 plays in all of them. */
export const unplayable =
  'The recording could not be played. Check its address; where the file itself does not play, export it as MP3 from an audio program, such as Audacity, and use that file.'
