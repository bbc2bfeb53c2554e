/** Length of a WAV file's header, in bytes. */
export const waveHeaderLength = 44

/** Writes the header of a mono WAV at the start of `wave`, followed by its samples (RIFF, `WAVE_FORMAT_PCM`). */
export function writeWaveHeader(wave: Buffer, sampleRate: number, bytesPerSample: number): void {
  wave.write('RIFF', 0)
  wave.writeUInt32LE(wave.length - 8, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(sampleRate, 24)
  wave.writeUInt32LE(sampleRate * bytesPerSample, 28)
  wave.writeUInt16LE(bytesPerSample, 32)
  wave.writeUInt16LE(bytesPerSample * 8, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(wave.length - waveHeaderLength, 40)
}
