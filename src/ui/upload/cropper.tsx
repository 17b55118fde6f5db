import { useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import { formTexts } from '../form-texts.ts';
import { useTexts } from '../site.tsx';
import { drawPreview } from './picture-canvas.ts';
import type { Crop } from './square.ts';
import styles from './cropper.module.css';

type CropperProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Disabled while the picture is uploaded. */
  isFixed: boolean;
};

/** The preview with a movable square (S4.20), by touch, mouse and arrow keys. Loaded when a picture is chosen. */
export function Cropper({ picture, crop, onCrop, isFixed }: CropperProps) {
  const { upload } = useTexts(formTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture);
  }, [picture]);
  const { corner } = upload.crop;
  return (
    <ReactCrop
      className={styles.crop}
      aspect={1}
      circularCrop
      keepSelection
      minWidth={48}
      disabled={isFixed}
      crop={crop}
      onChange={(_, { x, y, width, height }) => onCrop({ unit: '%', x, y, width, height })}
      ariaLabels={{
        cropArea: upload.crop.area,
        nwDragHandle: corner('nw'),
        neDragHandle: corner('ne'),
        seDragHandle: corner('se'),
        swDragHandle: corner('sw'),
        // A square only has corner handles; the edge handles are hidden.
        nDragHandle: '',
        eDragHandle: '',
        sDragHandle: '',
        wDragHandle: '',
      }}
    >
      <canvas ref={canvas} className={styles.picture}>
        {upload.preview}
      </canvas>
    </ReactCrop>
  );
}
