/** A drawer or a question of a section lies over the frame: what is beside it cannot be worked with until it goes. */
export const isFrameCovered = () => document.querySelector('[aria-modal=true]') !== null
