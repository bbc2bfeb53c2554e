/** Browsers support different codecs; all of them play MP3. */
export const unplayable =
  'The recording could not be played. Check its address; where the file itself does not play, export it as MP3 from an audio program, such as Audacity, and use that file.'
