import { useRef, useState } from 'react'

/** Plays a recording or a part of it, and reports the position. */
export function useAudio() {
  const ref = useRef<HTMLAudioElement>(null)
  const stopAt = useRef<number | null>(null)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(Number.NaN)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  function seek(seconds: number) {
    stopAt.current = null
    setAt(seconds)
    if (ref.current !== null) ref.current.currentTime = seconds
  }

  async function play(end: number | null = null) {
    const { current: audio } = ref
    stopAt.current = end
    // A failed element stays failed until it loads again.
    if (audio?.error) audio.load()
    try {
      await audio?.play()
    } catch (error) {
      // Rejects with AbortError if it is paused before playback starts.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    }
  }

  return {
    at,
    length,
    isPlaying,
    hasFailed,
    seek,
    toggle: () => (isPlaying ? ref.current?.pause() : void play()),
    pause: () => ref.current?.pause(),
    playFrom(start: number, end: number | null) {
      seek(start)
      void play(end)
    },
    audioProps: {
      ref,
      onLoadedMetadata: () => setLength(ref.current?.duration ?? Number.NaN),
      onError: () => setHasFailed(true),
      onPlay: () => setIsPlaying(true),
      onPlaying: () => setHasFailed(false),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onTimeUpdate: () => {
        const { current: audio } = ref
        if (audio === null) return
        setAt(audio.currentTime)
        if (stopAt.current !== null && audio.currentTime >= stopAt.current) {
          stopAt.current = null
          audio.pause()
        }
      },
    },
  }
}
