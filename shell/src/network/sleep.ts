export const sleep = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))
