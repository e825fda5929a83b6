/** The outline that index.html shows before the app is there, once more until it is known who is signed in. */
export const BootFrame = () => (
  <div className="boot" role="status" aria-label="Memuat Naskah">
    <div className="boot-side">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
    <div className="boot-top">
      <i />
    </div>
    <div className="boot-page">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);
