/** A section's modal drawer or dialog makes everything beside it inert. */
export const isFrameCovered = () => document.querySelector('[aria-modal=true]') !== null
