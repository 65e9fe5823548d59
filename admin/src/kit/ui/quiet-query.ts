/** For a screen that says itself what failed. */
export const quietQuery = { onError: () => undefined }
