/** Takes the first file that is dropped on an element, before the page takes it for a game. */
export const takingDrop = (take: (file: File) => void) => ({
  onDrop: (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    take(file);
  },
});
