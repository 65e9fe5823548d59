export const editWords = {
  edit: {
    save: 'Save',
    cancel: 'Cancel',
    back: 'Back',
    edit: 'Edit',
    saveFailed: 'Nothing was saved. Try again.',
    loadFailed: 'The record could not be loaded.',
    delete: 'Delete',
    deleteFailed: 'Nothing was deleted. Try again.',
    conflictTitle: 'Somebody else saved this first',
    conflictHelp: 'Whatever you choose, a change that only one of you made is kept.',
    opened: 'When you opened it',
    now: 'Now',
    yours: 'Yours',
    keepTheirs: 'Keep theirs and go on editing',
    saveMine: 'Save mine over it',
  },
} as const
